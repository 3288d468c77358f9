import { useTranslations } from 'use-intl'
import type { MenuAlign } from '~/appearance/settings'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import { Choice } from '~/components/appearance/choice'
import { PanelGroup } from '~/components/appearance/panel_group'
import { Setting } from '~/components/appearance/setting'
import { useNarrow } from '~/hooks/use_narrow'

const aligns: MenuAlign[] = ['start', 'centre', 'justify']

export function MenuChoices({ withSubmenus }: { withSubmenus: boolean }) {
  const t = useTranslations('appearance')
  const { menuHorizontal, sidebarDark } = useAppearance()
  return (
    <PanelGroup name="menu">
      <Choice
        name="menu_place"
        label={t('menu_place.label')}
        help={t('menu_place.help')}
        value={menuHorizontal ? 'top' : 'side'}
        options={(['side', 'top'] as const).map((value) => ({
          value,
          label: t(`menu_place.${value}`),
        }))}
        onChange={(value) => appearance.set('menuHorizontal', value === 'top' ? 'on' : 'off')}
      />
      {menuHorizontal ? <BarChoices withSubmenus={withSubmenus} /> : <SidebarChoices />}
      <Setting name="sidebar_dark" target="sidebarDark" checked={sidebarDark} />
    </PanelGroup>
  )
}

function BarChoices({ withSubmenus }: { withSubmenus: boolean }) {
  const t = useTranslations('appearance')
  const { menuAlign, menuHover, rtlSupport } = useAppearance()
  const start = t(rtlSupport ? 'side.right' : 'side.left')
  return (
    <>
      {withSubmenus && (
        <Choice
          name="menu_open"
          label={t('menu_open.label')}
          value={menuHover ? 'hover' : 'click'}
          options={(['click', 'hover'] as const).map((value) => ({
            value,
            label: t(`menu_open.${value}`),
          }))}
          onChange={(value) => appearance.set('menuHover', value === 'hover' ? 'on' : 'off')}
        />
      )}
      <Choice
        name="menu_align"
        label={t('menu_align.label')}
        value={menuAlign}
        options={aligns.map((value) => ({
          value,
          label: value === 'start' ? start : t(`menu_align.${value}`),
        }))}
        onChange={(value) => appearance.set('menuAlign', value)}
      />
    </>
  )
}

function SidebarChoices() {
  const t = useTranslations('appearance')
  const { rtlSupport, sidebarLeft, sidebarMini } = useAppearance()
  const sides = rtlSupport ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const narrow = useNarrow()
  return (
    <>
      <Choice
        name="sidebar_side"
        label={t('side.label')}
        value={sidebarLeft ? 'left' : 'right'}
        options={sides.map((value) => ({ value, label: t(`side.${value}`) }))}
        onChange={(value) => appearance.set('sidebarLeft', value)}
      />
      {!narrow && <Setting name="sidebar_mini" target="sidebarMini" checked={sidebarMini} />}
    </>
  )
}
