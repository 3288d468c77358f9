import { useTranslations } from 'use-intl'
import { type Appearance, defaults } from '~/appearance/settings'
import { SampleShell } from '~/components/preview/sample/sample_shell'
import { Specimen, State, type StateName } from '~/components/preview/specimen'

type Look = [is: StateName, settings: Partial<Appearance>]

const top = { menuHorizontal: true }

const atTheSide: Look[] = [
  ['ready', {}],
  ['dark', { sidebarDark: true }],
  ['narrow', { sidebarMini: true }],
  ['other_side', { sidebarLeft: false }],
]

const atTheTop: Look[] = [
  ['ready', top],
  ['dark', { ...top, sidebarDark: true }],
  ['hover', { ...top, menuHover: true }],
  ['centre', { ...top, menuAlign: 'centre' }],
  ['justify', { ...top, menuAlign: 'justify' }],
]

const without = (part: keyof Appearance['layout']) => ({
  layout: { ...defaults.layout, [part]: false },
})

const parts: Look[] = [
  ['no_header', without('header')],
  ['no_menu', without('sidebar')],
  ['no_panel', without('sideOverlay')],
  ['no_footer', without('footer')],
]

const header: Look[] = [
  ['dark', { headerDark: true }],
  ['no_search', { headerSearch: false }],
]

export function Navigation() {
  const t = useTranslations('preview')
  return (
    <>
      <Looks of="Sidebar" note={t('navigation_note')} looks={atTheSide} />
      <Looks of="MenuBar" looks={atTheTop} />
      <Looks of="Header" looks={header} />
      <Looks of="ShellParts" looks={parts} />
    </>
  )
}

function Looks({ of, note, looks }: { of: string; note?: string; looks: Look[] }) {
  return (
    <Specimen of={of} note={note} isWide>
      {looks.map(([is, settings]) => (
        <State key={is} is={is}>
          <SampleShell settings={settings} />
        </State>
      ))}
    </Specimen>
  )
}
