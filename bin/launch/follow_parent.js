const LOOK_EVERY_MS = 500

/** `kill <npm>` ends npm and its shell but not us: under npm, ends this process (as `kill` would) once its parent is gone. */
export function followParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }
  setInterval(look, LOOK_EVERY_MS).unref()
}
