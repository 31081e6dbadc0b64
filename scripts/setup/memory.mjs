// @ts-check
/** A server keeps 50 MB alive. On a large machine Node.js and glibc take more and do not give it back. */

/** For what has just been made two half spaces, which V8 would grow to 64 MB each; for the rest a bound as on a small
 * machine, so that garbage is collected before it is three times what is in use; and `gc()` for the end of the start. */
export const frugalFlags = ['--max-semi-space-size=16', '--max-old-space-size=768', '--expose-gc']

/** Up to eight arenas a processor would keep what pictures and compression leave behind. Large blocks go back to the
 * system at once (mallopt(3)); other C libraries ignore all three. */
export const frugalEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
