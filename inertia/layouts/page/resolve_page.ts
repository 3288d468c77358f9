import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import type { ComponentType } from 'react'
import { language } from '~/language/store'
import { layoutKind } from '~/layouts/page/layout_kind'
import { loadLayout } from '~/layouts/page/load_layout'

interface PageModule {
  default: ComponentType
}

const pages = import.meta.glob<PageModule>('../../pages/**/*.tsx')

export async function resolvePage(
  name: string,
  props: Record<string, unknown>
): Promise<ComponentType> {
  const [page] = await Promise.all([
    resolvePageComponent<PageModule>(`../../pages/${name}.tsx`, pages),
    loadLayout(layoutKind(name, props)),
  ])
  await language.complete()
  return page.default
}
