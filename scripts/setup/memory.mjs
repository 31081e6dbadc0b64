// @ts-check
/** A server keeps 50 MB alive. On a large machine Node.js and glibc take more and do not give it back. */

/** New objects get two half spaces, which V8 would grow to 64 MB each; the rest has a limit as on a small machine,
 * so that garbage is collected before it is three times what is in use; and `gc()` for the end of the start. */
export const frugalFlags = ['--max-semi-space-size=16', '--max-old-space-size=768', '--expose-gc']

/** Up to eight arenas per processor would keep the memory freed by pictures and compression. Large blocks go back to
 * the system immediately (mallopt(3)); other C libraries ignore all three. */
export const frugalEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
