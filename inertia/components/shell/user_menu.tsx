import { VisuallyHidden } from '@mantine/core'
import {
  IconAdjustments,
  IconChevronDown,
  IconKeyboard,
  IconLock,
  IconLogout,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { HeaderButton } from '~/components/shell/header_button'
import { openSettings } from '~/components/settings/settings_store'
import { portalRoutes } from '~/components/shell/portal_routes'
import { useNames } from '~/ui/names/use_names'
import { usePermissions } from '~/hooks/use_permissions'
import { useShared } from '~/hooks/use_shared'
import { useLogout } from '~/hooks/use_logout'
import { lockScreen } from '~/lock/lock_screen'
import { openSheet } from '~/shortcuts/sheet_store'
import { Avatar } from '~/ui/avatar'
import classes from '~/components/shell/header.module.css'
import { Menu } from '~/ui/menu/menu'

export function UserMenu() {
  const t = useTranslations('shell')
  const user = useShared().auth?.user
  const logout = useLogout()
  const names = useNames()
  const may = usePermissions()
  if (!user) return null
  const { lead, parts } = names(user)

  return (
    <Menu position="bottom-end" width={224} withinPortal={false}>
      <Menu.Target>
        <HeaderButton className={classes.person} data-user-menu>
          <Avatar person={{ ...user, ...parts }} size={21} />
          <VisuallyHidden>{t('account_menu', { name: lead })}</VisuallyHidden>
          <bdi className={classes.personName} aria-hidden="true">
            {parts.last_name}
          </bdi>
          <IconChevronDown className={classes.chevron} size={14} aria-hidden />
        </HeaderButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <bdi>{lead}</bdi>
        </Menu.Label>
        <Menu.Item
          component={Link}
          href={portalRoutes(user.kind).profile}
          leftSection={<IconUser size={16} aria-hidden />}
        >
          {t('user.profile')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          href={`${portalRoutes(user.kind).profile}?tab=preferences`}
          leftSection={<IconAdjustments size={16} aria-hidden />}
        >
          {t('user.preferences')}
        </Menu.Item>
        {user.kind === 'admin' && may('admin.financial_settings.index') && (
          <Menu.Item leftSection={<IconSettings size={16} aria-hidden />} onClick={openSettings}>
            {t('user.settings')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={openSheet}>
          {t('user.shortcuts')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLock size={16} aria-hidden />}
          onClick={() => void lockScreen(user.kind)}
        >
          {t('user.lock')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} className="mirrored" />} onClick={logout}>
          {t('user.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
