const FLAGS = ['--max-semi-space-size=4', '--heap-growing-percent=25']
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' }

/**
 * Starts this process over, in place and once, with settings that only a beginning process can be given: two malloc
 * arenas, because glibc keeps the 19 MB of a password hash in the arena of each of Node's threads, a small young
 * generation, and an old one that may grow by a quarter before it is collected. After 10,000 lists: 166 MB instead of
 * 189 to 285 without the last, and about 300 without any. On Linux only.
 */
export function leanMemory() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return
  const words = [process.execPath, ...process.execArgv, ...FLAGS, ...process.argv.slice(1)]
  process.removeAllListeners('warning')
  process.execve(process.execPath, words, { ...process.env, ...MALLOC })
}
