const PAUSE_MS = 500

/** Stops transitions until the window has not been resized for 500 ms (row E9). */
export function pauseTransitionsWhileResizing(): void {
  let timer: number | undefined
  window.addEventListener('resize', () => {
    document.documentElement.classList.add('transitions-paused')
    window.clearTimeout(timer)
    timer = window.setTimeout(
      () => document.documentElement.classList.remove('transitions-paused'),
      PAUSE_MS
    )
  })
}
