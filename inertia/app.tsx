import '~/theme/mantine_styles'
import '~/theme/fonts.css'
import '~/theme/themes.css'
import '~/theme/tokens.css'
import '~/theme/base.css'
import '~/theme/kit.css'
import '~/theme/loader.css'
import { createInertiaApp } from '@inertiajs/react'
import { createRoot } from 'react-dom/client'
import { pauseTransitionsWhileResizing } from '~/appearance/resize_pause'
import { followServer, start } from '~/boot'
import { followLayers } from '~/layers/layers'
import { Frame } from '~/layouts/frame'
import { layoutKind } from '~/layouts/page/layout_kind'
import { loadedLayout } from '~/layouts/page/load_layout'
import { resolvePage } from '~/layouts/page/resolve_page'
import { pageTitle } from '~/page_title'
import { Providers } from '~/providers'
import type { SharedProps } from '~/types'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

followLayers()
const started = start()

void createInertiaApp<SharedProps>({
  nonce,
  title: (title, page) => pageTitle(title, page.props),
  resolve: async (name, page) => {
    const [component] = await Promise.all([resolvePage(name, page?.props ?? {}), started])
    return component
  },
  layout: (name, page) => [Frame, loadedLayout(layoutKind(name, page.props))],
  setup({ el, App, props }) {
    followServer(props.initialPage)
    pauseTransitionsWhileResizing()
    createRoot(el).render(
      <Providers nonce={nonce}>
        <App {...props} />
      </Providers>
    )
  },
  progress: { color: 'var(--mz-accent)' },
})
