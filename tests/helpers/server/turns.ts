const each = 0.1

/** Work that is called for every row and takes a tenth of a millisecond; `stop` answers the most rows between two turns of the event loop. */
export function watchTurns() {
  let rows = 0
  let most = 0
  let next: NodeJS.Immediate
  const look = () => {
    most = Math.max(most, rows)
    rows = 0
    next = setImmediate(look)
  }
  next = setImmediate(look)
  return {
    work: () => {
      rows += 1
      const began = performance.now()
      while (performance.now() - began < each);
      return 'done'
    },
    stop: () => {
      clearImmediate(next)
      return Math.max(most, rows)
    },
  }
}
