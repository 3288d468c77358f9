import type { ComponentType, ReactNode } from 'react'
import { appearance } from '~/appearance/store'
import { loadMenuBar } from '~/components/shell/bar/load_menu_bar'
import type { LayoutKind } from '~/layouts/page/layout_kind'

type Layout = ComponentType<{ children: ReactNode }>

const chunks: Record<LayoutKind, () => Promise<{ default: Layout }>> = {
  admin: () => import('~/layouts/admin'),
  instructor: () => import('~/layouts/instructor'),
  student: () => import('~/layouts/student'),
  auth: () => import('~/layouts/auth'),
  guest: () => import('~/layouts/guest'),
  preview: () => import('~/layouts/preview'),
}

const loaded = new Map<LayoutKind, Layout>()

export async function loadLayout(kind: LayoutKind): Promise<void> {
  if (loaded.has(kind)) return
  appearance.set('pageLoader', 'on')
  const [chunk] = await Promise.all([chunks[kind](), isBar(kind) && loadMenuBar()])
  loaded.set(kind, chunk.default)
}

/** Loaded with the layout, so that the first frame has its menu. */
const isBar = (kind: LayoutKind) =>
  kind !== 'auth' && kind !== 'guest' && appearance.get().menuHorizontal

export function loadedLayout(kind: LayoutKind): Layout {
  const layout = loaded.get(kind)
  if (!layout) throw new Error(`The ${kind} layout is shown before it was loaded`)
  return layout
}
