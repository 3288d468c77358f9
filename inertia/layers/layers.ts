type State = Record<string, unknown> & { layers?: number }

interface Layer {
  close: () => void
}

/** The layers over the page, the top one last. */
const open: Layer[] = []

/** The history has so many entries above the page's own, one for each layer. */
let depth = 0

/** The address of the page and of each layer, as it was when the next one opened. */
const addresses: string[] = []

/** Entries whose layers have closed are being left; nothing may be written into them until then. */
let isReturning = false
let waiting: (() => void)[] = []

/** The page as it was last written while a layer was open; its own entry takes that over. */
let written: { state: State; url: string } | undefined

const history = window.history
const replaceEntry = history.replaceState.bind(history)
const pushEntry = history.pushState.bind(history)

/** Must run before the router listens for steps through the history. */
export function followLayers(): void {
  window.addEventListener('popstate', onStep, { capture: true })
  history.replaceState = (state: State, unused, url) => {
    if (isReturning) return void waiting.push(() => history.replaceState(state, unused, url))
    replaceEntry({ ...state, layers: depth }, unused, url)
    if (depth > 0) written = { state, url: window.location.href }
  }
  history.pushState = (state: State, unused, url) => {
    if (isReturning) return void waiting.push(() => history.pushState(state, unused, url))
    // The next page takes the place of the layer's entry, which would be one step more on the way back
    const write = depth > 0 ? replaceEntry : pushEntry
    write({ ...state, layers: 0 }, unused, url)
    depth = 0
    written = undefined
    queueMicrotask(settle)
  }
}

/** Opens a layer that a step back closes instead of leaving the page; the answer ends it. */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  open.push(layer)
  settle()
  return () => {
    const at = open.indexOf(layer)
    if (at >= 0) open.splice(at, 1)
    // A menu that closes may open a dialog, which takes its entry over
    queueMicrotask(settle)
  }
}

function settle(): void {
  if (isReturning) return
  depth = layersOf(history.state as State | null)
  while (depth < open.length) {
    addresses[depth] = window.location.href
    depth += 1
    pushEntry({ ...(history.state as State | null), layers: depth }, '')
  }
  if (depth > open.length) {
    isReturning = true
    history.go(open.length - depth)
  }
}

function onStep(event: PopStateEvent): void {
  const landed = layersOf(event.state as State | null)
  const isOwn = isReturning
  const isWithin = landed < depth && window.location.href === addresses[landed]
  isReturning = false
  if (isOwn || isWithin) {
    event.stopImmediatePropagation()
    depth = landed
    writeBack()
    if (!isOwn) open.at(-1)?.close()
    queueMicrotask(settle)
  } else if (landed > 0) {
    // An entry whose layer has closed
    event.stopImmediatePropagation()
    history.go(-landed)
  } else {
    depth = 0
    written = undefined
    open.length = 0
  }
  for (const write of waiting.splice(0)) write()
}

function writeBack(): void {
  if (!written) return
  replaceEntry({ ...written.state, layers: depth }, '', written.url)
  if (depth === 0) written = undefined
}

const layersOf = (state: State | null) => state?.layers ?? 0
