const PATIENCE_MS = 500

export function whenTitled(then: (title: string) => void): () => void {
  const before = document.title
  const finish = () => {
    stop()
    then(document.title)
  }
  const observer = new MutationObserver(() => document.title !== before && finish())
  const timer = window.setTimeout(finish, PATIENCE_MS)
  const stop = () => {
    observer.disconnect()
    window.clearTimeout(timer)
  }
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return stop
}
