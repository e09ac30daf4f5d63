/*
 * libgrizzled @VERSION@: the rules engine of the cooperative card game The Grizzled. This program has bots play a game for four;
 * `cc hello.c -lgrizzled` builds it:
 *
 * @code
@EXAMPLE@
 * @endcode
 *
 * What holds for every function, and is not said again below:
 *
 * Handles. A pack, rules, a game, a client, a campaign and a batch are handles, which are values: a copy names the same
 *   thing. What a call gives is the caller's, who ends it with the grz_..._free of its kind; to end it twice is
 *   GRZ_E_HANDLE and does no harm. What was made with something keeps what it needs of it, so the order does not matter.
 *   Nothing but handles is ever to be freed. { 0 } names nothing, unless the function says what it stands for.
 * Structs. Those with a struct_size have it set to their sizeof before every call, for answers too; in arrays the
 *   library sets it. A function that takes an array of them takes the sizeof of one as struct_size.
 * Memory. The caller brings all of it. A list, a text or bytes go to an array with its capacity (a text's NUL counted);
 *   needed gets how many there are in any case, and when there is no room for all, nothing else is written. NULL with a
 *   capacity of 0 only asks. An array that is read may be NULL when its length is 0; the length of a text may be
 *   GRZ_TO_NUL where that is said. What is written may not lie over anything else that is written.
 * Failures. Functions that can fail answer a status. Unless it is GRZ_OK, outputs are left alone, but for needed and the
 *   grz_error, and nothing has changed. A grz_error may be NULL; its message has all of it in words, with the line and
 *   column, or the id of the rule. These statuses follow from the parameters, and what is listed below comes in addition:
 *     GRZ_E_HANDLE        of a handle: it names nothing of its kind.
 *     GRZ_E_BUSY          of a game, client, campaign or batch: another call on it is under way.
 *     GRZ_E_POISONED      likewise: an earlier call met a defect of the library. It can only be freed.
 *     GRZ_E_FULL          where a handle is given: there are too many of its kind.
 *     GRZ_E_NULL          of a pointer.
 *     GRZ_E_ALIGNMENT     of a pointer to anything but text and bytes.
 *     GRZ_E_STRUCT_SIZE   of a struct that has one, or of a parameter struct_size.
 *     GRZ_E_SHORT         with needed: the capacity is less.
 *     GRZ_E_TEXT          of a const char *: it is not UTF-8, or there is a NUL in it.
 *     GRZ_E_LIMIT         of a length or count: it is more than the library takes, GRZ_MAX_...
 *     GRZ_E_OVERLAP       where several places are written.
 *     GRZ_E_MEMORY        of all but what frees: there is not as much memory as the call may need.
 *     GRZ_E_INTERNAL      of all: a defect of the library.
 *   Where several things are wrong at once, any of them may be answered.
 * Threads. Any thread may call. On one game, client, campaign or batch one call at a time, else GRZ_E_BUSY; on packs,
 *   rules and on no handle at all any number at once.
 * Parameters. A seat is counted from 0, and so are cards; texts count seats from 1, as players do. A viewer is a seat or
 *   GRZ_VIEWER_SPECTATOR, lang one of GRZ_LANG_... An enumeration such as GRZ_LANG_... stands at the end of this file.
 * Secrets. A game knows everything: it belongs on the host. What a client may know it gets as a stream.
 * Growth. A program works with every later library of the same GRZ_ABI, which may know more: it passes over an event whose
 *   tag it does not know, takes a status that it does not know for a failure (grz_status_text has words for it), and does
 *   not look at reserved fields of what the library wrote. In its own structs they are 0.
 * Versions. Everything has been there since 0.1, unless it says otherwise.
 *
 * Contents:
 *
@CONTENTS@
 *
 * This file is generated from the crate grizzled-ffi; do not edit it.
 */
#ifndef GRIZZLED_H
#define GRIZZLED_H

#include <stdint.h>

/* The version of this header. */

/** The first number: from 1 on, what fits together has the same. */
#define GRZ_VERSION_MAJOR @MAJOR@
/** The second number. */
#define GRZ_VERSION_MINOR @MINOR@
/** The third number. */
#define GRZ_VERSION_PATCH @PATCH@
/** All three as one number, three digits each for the last two. */
#define GRZ_VERSION_NUMBER @NUMBER@
/** As a text; grz_version has that of the library. */
#define GRZ_VERSION_STRING "@VERSION@"
/** Whether this header is of that version or a later one, also for #if. */
#define GRZ_VERSION_AT_LEAST(major, minor, patch) (GRZ_VERSION_NUMBER >= (major) * 1000000L + (minor) * 1000L + (patch))

@INTERFACE@
/** For grz_check_abi: changes with every constant and every struct of this header. */
#define GRZ_FINGERPRINT @FINGERPRINT@

/*
 * GRZ_MUST_USE has compilers warn where a status is not looked at, and GRZ_API says where functions are: with GRZ_SHARED
 * defined, in the DLL. Both may be defined before, also as nothing.
 */
#ifndef GRZ_MUST_USE
#  if defined(__cplusplus) && (__cplusplus >= 201703L || (defined(_MSVC_LANG) && _MSVC_LANG >= 201703L))
#    define GRZ_MUST_USE [[nodiscard]]
#  elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L
#    define GRZ_MUST_USE [[nodiscard]]
#  elif defined(__GNUC__) || defined(__clang__)
#    define GRZ_MUST_USE __attribute__((__warn_unused_result__))
#  elif defined(_MSC_VER)
#    include <sal.h>
#    define GRZ_MUST_USE _Check_return_
#  else
#    define GRZ_MUST_USE
#  endif
#endif
#ifndef GRZ_API
#  if defined(_WIN32) && defined(GRZ_SHARED)
#    define GRZ_API __declspec(dllimport)
#  elif defined(__GNUC__) && !defined(_WIN32)
#    define GRZ_API __attribute__((__visibility__("default")))
#  else
#    define GRZ_API
#  endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

