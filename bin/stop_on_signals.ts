/** Stops in order on Ctrl-C and on a polite kill; a second signal while stopping changes nothing. */
export function stopOnSignals(stop: () => Promise<void>, exitCode = 0): void {
  let stopping: Promise<void> | undefined
  const once = () => {
    stopping ??= stop().then(
      () => process.exit(exitCode),
      (error) => {
        process.stderr.write(`${error}\n`)
        process.exit(1)
      }
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once)
}
