import { IconLayoutSidebarRight } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import { HeaderButton } from '~/components/shell/header_button'

export function OverlayToggle() {
  const t = useTranslations('shell.overlay')
  const { layout, sideOverlayVisible } = useAppearance()
  if (!layout.sideOverlay) return null
  return (
    <HeaderButton
      label={t(sideOverlayVisible ? 'close' : 'open')}
      aria-expanded={sideOverlayVisible}
      onClick={() => appearance.set('sideOverlayVisible', 'toggle')}
    >
      <IconLayoutSidebarRight className="mirrored" size={20} stroke={1.7} aria-hidden />
    </HeaderButton>
  )
}
