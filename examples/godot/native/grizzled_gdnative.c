/* What Godot calls when it loads this library: it registers the classes Grizzled and GrizzledClient. */
#include "classes.h"

/* All else stays inside this library, so that it meets no names of another one. */
#ifdef _WIN32
#define ENTRY __declspec(dllexport)
#else
#define ENTRY __attribute__((visibility("default")))
#endif

static bool fits_the_library(void)
{
    return grz_check_abi(GRZ_ABI, GRZ_FINGERPRINT) == GRZ_OK;
}

void ENTRY godot_gdnative_init(godot_gdnative_init_options *options)
{
    unsigned int place;
    api = options->api_struct;
    for (place = 0; place < api->num_extensions; place++) {
        if (api->extensions[place]->type == GDNATIVE_EXT_NATIVESCRIPT) {
            script_api = (const godot_gdnative_ext_nativescript_api_struct *)api->extensions[place];
        }
    }
    if (!fits_the_library()) {
        options->report_loading_error(options->gd_native_library, "libgrizzled is of another version than this library");
    }
}

void ENTRY godot_nativescript_init(void *library)
{
    if (script_api != NULL && fits_the_library()) {
        register_class(library, "Grizzled", game_methods);
        register_class(library, "GrizzledClient", client_methods);
    }
}

void ENTRY godot_gdnative_terminate(godot_gdnative_terminate_options *options)
{
    (void)options;
    api = NULL;
    script_api = NULL;
}
