import type { ComponentType } from 'react'
import type { MenuBarProps } from '~/components/shell/bar/menu_bar'

let loaded: ComponentType<MenuBarProps> | undefined

export async function loadMenuBar(): Promise<{ default: ComponentType<MenuBarProps> }> {
  const part = await import('~/components/shell/bar/menu_bar')
  loaded = part.default
  return part
}

/** Defined once the bar has been loaded with the layout: it is then drawn without suspending. */
export const loadedMenuBar = (): ComponentType<MenuBarProps> | undefined => loaded
