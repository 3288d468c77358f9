/** How long a finger rests until it means the menu, and how far it may slip meanwhile. */
const LONG_PRESS = 500
const SLIP = 10

/** Calls it while the finger still rests; the click that its lifting would make is taken from it. */
export function longPress(from: { x: number; y: number }, open: () => void) {
  const ending = new AbortController()
  const { signal } = ending
  const listen = { signal, capture: true }
  const pause = setTimeout(() => {
    ending.abort()
    open()
    const swallow = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const swallowing = new AbortController()
    const once = { capture: true, once: true, signal: swallowing.signal }
    window.addEventListener('click', swallow, once)
    const stop = () => setTimeout(() => swallowing.abort(), 100)
    window.addEventListener('pointerup', stop, { once: true })
    window.addEventListener('pointercancel', stop, { once: true })
  }, LONG_PRESS)
  signal.addEventListener('abort', () => clearTimeout(pause))
  const end = () => ending.abort()
  window.addEventListener('pointerup', end, listen)
  window.addEventListener('pointercancel', end, listen)
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) end()
    },
    listen
  )
  return ending
}
