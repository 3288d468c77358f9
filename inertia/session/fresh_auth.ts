type Refresh = () => Promise<void>

let refresh: Refresh | undefined
let underWay: Promise<void> | undefined

/** Who one is now, asked where it is needed at once: a search that begins (row D10), a key that has run out. */
export const freshAuth = {
  /** The page that is shown answers; returns how to stop. */
  answeredBy(next: Refresh): () => void {
    refresh = next
    return () => {
      if (refresh === next) refresh = undefined
    }
  },

  /** Asked twice at the same moment, it is sent once. */
  ask(): Promise<void> {
    underWay ??= (refresh?.() ?? Promise.resolve()).finally(() => (underWay = undefined))
    return underWay
  },
}
