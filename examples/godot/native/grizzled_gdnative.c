/* What Godot calls when it loads this library: it registers the classes. */
#include "classes.h"

/* All else stays inside this library, so that it meets no names of another one. */
#ifdef _WIN32
#define ENTRY __declspec(dllexport)
#else
#define ENTRY __attribute__((visibility("default")))
#endif

/* `letter` is that of the class as an argument. */
static const class classes[] = {
    { "Grizzled", 'H', host_methods, game_signals },
    { "GrizzledClient", 'V', client_methods, game_signals },
    { "GrizzledCampaign", 'C', campaign_methods, NULL },
    { "GrizzledRules", 'R', rules_methods, NULL },
    { "GrizzledBatch", 'B', batch_methods, NULL },
};

static bool fits_the_library(void)
{
    return grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT) == GRZ_OK;
}

/* The interface for scripts, and what Godot 3.1 has added to it: the classes of objects can be told apart. */
static void find_script_api(const godot_gdnative_api_struct *part)
{
    script_api = (const godot_gdnative_ext_nativescript_api_struct *)part;
    for (part = part->next; part != NULL; part = part->next) {
        if (part->version.major == 1 && part->version.minor == 1) {
            tag_api = (const godot_gdnative_ext_nativescript_1_1_api_struct *)part;
        }
    }
}

void ENTRY godot_gdnative_init(godot_gdnative_init_options *options)
{
    unsigned int place;
    api = options->api_struct;
    for (place = 0; place < api->num_extensions; place++) {
        if (api->extensions[place]->type == GDNATIVE_EXT_NATIVESCRIPT) {
            find_script_api(api->extensions[place]);
        }
    }
    if (tag_api == NULL) {
        options->report_loading_error(options->gd_native_library, "this needs Godot 3.1 or a later 3");
    }
    if (!fits_the_library()) {
        options->report_loading_error(options->gd_native_library, "libgrizzled is of another version than this library");
    }
}

void ENTRY godot_nativescript_init(void *library)
{
    size_t place;
    if (tag_api == NULL || !fits_the_library()) {
        return;
    }
    for (place = 0; place < sizeof classes / sizeof classes[0]; place++) {
        register_class(library, &classes[place]);
    }
}

void ENTRY godot_gdnative_terminate(godot_gdnative_terminate_options *options)
{
    (void)options;
    api = NULL;
    script_api = NULL;
    tag_api = NULL;
}
