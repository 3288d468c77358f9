import { Link } from '@adonisjs/inertia/react'
import { Drawer, VisuallyHidden } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { AppearancePanel } from '~/components/appearance/appearance_panel'
import { appearance } from '~/appearance/store'
import { useAppearance } from '~/appearance/use_appearance'
import { portalRoutes } from '~/components/shell/portal_routes'
import { useNames } from '~/ui/names/use_names'
import { useMounted } from '~/hooks/use_mounted'
import { useShared } from '~/hooks/use_shared'
import { useCloseOnBack } from '~/layers/use_close_on_back'
import type { SignedInUser } from '~/types'
import { Avatar } from '~/ui/avatar'
import classes from '~/components/shell/side_overlay.module.css'

const close = () => appearance.set('sideOverlayVisible', 'close')

export default function SideOverlay() {
  const t = useTranslations('shell.overlay')
  const user = useShared().auth?.user
  const settings = useAppearance()
  const isOpen = useMounted() && settings.sideOverlayVisible
  useCloseOnBack(isOpen, close)

  return (
    <Drawer
      opened={isOpen}
      onClose={close}
      position="right"
      size={360}
      withOverlay={settings.pageOverlay}
      overlayProps={{ backgroundOpacity: 0.45 }}
      transitionProps={{ duration: settings.sideTransitions ? 160 : 0 }}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ header: classes.header, body: classes.body }}
      onMouseLeave={settings.sideOverlayHoverable ? close : undefined}
      title={user ? <OwnProfile user={user} /> : t('title')}
    >
      <AppearancePanel />
    </Drawer>
  )
}

function OwnProfile({ user }: { user: SignedInUser }) {
  const t = useTranslations('shell.overlay')
  const { parts } = useNames()(user)
  return (
    <Link href={portalRoutes(user.kind).profile} className={classes.person} onClick={close}>
      <Avatar person={{ ...user, ...parts }} size={36} />
      <VisuallyHidden>{t('profile', { name: parts.last_name })}</VisuallyHidden>
      <bdi aria-hidden="true">{parts.last_name}</bdi>
    </Link>
  )
}
