import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import type { ComponentType } from 'react'
import { language } from '~/language/store'
import { layoutKind } from '~/layouts/page/layout_kind'
import { loadLayout } from '~/layouts/page/load_layout'
import type { PageModule } from '~/layouts/page/page_modules'

/** The server names the module of the page that a document comes with, except in development. */
const documentPage = document.querySelector<HTMLElement>('#app')?.dataset ?? {}

const loadPageModules = () => import('~/layouts/page/page_modules')

/** Fetches the map of pages beside the answer of the first visit, which needs it. */
export function preloadPageModules(): void {
  // A visit that finds no map asks for it again and says what is wrong
  void loadPageModules().catch(() => {})
}

export async function resolvePage(
  name: string,
  props: Record<string, unknown>
): Promise<ComponentType> {
  const [page] = await Promise.all([loadPage(name), loadLayout(layoutKind(name, props))])
  await language.complete()
  return page.default
}

async function loadPage(name: string): Promise<PageModule> {
  const { component, module } = documentPage
  if (module && component === name) return import(/* @vite-ignore */ module)
  const { pageModules } = await loadPageModules()
  return resolvePageComponent<PageModule>(`../../pages/${name}.tsx`, pageModules)
}
