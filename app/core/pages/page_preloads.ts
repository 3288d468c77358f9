type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}
type Manifest = Record<string, Chunk>
type Shown = {
  component: string
  props: { portal?: string; auth?: unknown; app?: { locale?: string } }
}

const entry = 'inertia/app.tsx'

/**
 * Lets the browser fetch them side by side instead of finding each in the one before. Vite's own
 * preloads of scripts are off (vite.config.ts): their list was in every first load.
 */
export function pagePreloads(manifest: Manifest, page: Shown) {
  const words = `virtual:words/${page.props.app?.locale ?? 'en'}`
  const written = filesOf(manifest, [entry], words)
  const wanted = filesOf(manifest, [entry, ...partsOf(page)], words)
  return {
    scripts: [...wanted.scripts],
    styles: [...wanted.styles.difference(written.styles)],
    fonts: fontsOf(manifest, page),
  }
}

function filesOf(manifest: Manifest, names: string[], words: string) {
  const scripts = new Set<string>()
  const styles = new Set<string>()

  const collect = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
    for (const imported of chunk.imports ?? []) collect(imported)
    for (const later of chunk.dynamicImports ?? []) if (isOf(words, later)) collect(later)
  }
  for (const name of names) collect(name)
  return { scripts, styles }
}

function isOf(words: string, chunk: string): boolean {
  return chunk === words || chunk.startsWith(`${words}-`)
}

/** The body text's Arabic letters, for an Arabic page only: 43 kB others never need. */
function fontsOf(manifest: Manifest, { props }: Shown) {
  if (props.app?.locale !== 'ar') return []
  const assets = manifest[entry]?.assets ?? []
  return assets.filter((file) => /arabic-400-.*\.woff2$/.test(file))
}

function partsOf({ component, props }: Shown) {
  return [`inertia/layouts/${layoutOf(component, props)}.tsx`, `inertia/pages/${component}.tsx`]
}

function layoutOf(component: string, { auth, portal }: Shown['props']) {
  if (component.startsWith('auth/') || component === 'preview/auth') return 'auth'
  if (component === 'preview/errors') return 'guest'
  if (component.startsWith('preview/')) return 'preview'
  return auth && portal ? portal : 'guest'
}
