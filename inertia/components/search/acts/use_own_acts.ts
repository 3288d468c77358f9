import {
  IconAdjustments,
  IconBeach,
  IconFileImport,
  IconHome,
  IconKeyboard,
  IconLanguage,
  IconLock,
  IconLogout,
  IconPlus,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'
import { mayNewFamily } from '~/access/may_new_family'
import { urlFor } from '~/client'
import type { Act } from '~/components/search/acts/act'
import { waitingActs } from '~/components/search/acts/waiting_acts'
import { openSettings } from '~/components/settings/settings_store'
import { portalRoutes } from '~/components/shell/portal_routes'
import { useLogout } from '~/hooks/use_logout'
import { usePermissions } from '~/hooks/use_permissions'
import { useLanguage } from '~/language/use_language'
import { lockScreen } from '~/lock/lock_screen'
import { openSheet } from '~/shortcuts/sheet_store'
import type { SignedInUser } from '~/types'
import { recordUrls } from '~/ui/record/record_urls'
import { type AreasWith, areasWhere } from '#domain/shared/areas/areas'

const imported = areasWhere<AreasWith<'imported', true>>((area) => area.imported)

/** What the menu has no line for. */
export function useOwnActs(kind: SignedInUser['kind']): Act[] {
  const may = usePermissions()
  const logout = useLogout()
  const { other, toggle } = useLanguage()
  const { home, profile } = portalRoutes(kind)
  return [
    { id: 'home', icon: IconHome, words: ['shell.menu.home'], href: home },
    ...(kind === 'admin' ? officeActs(may) : []),
    ...(kind === 'instructor' ? [ownAbsences] : []),
    { id: 'profile', icon: IconUser, words: ['shell.user.profile'], href: profile },
    {
      id: 'preferences',
      icon: IconAdjustments,
      words: ['shell.user.preferences', 'shell.user.appearance'],
      href: `${profile}?tab=preferences`,
    },
    {
      id: 'language',
      icon: IconLanguage,
      words: [`search.language.${other}`, `shell.language.${other}`, 'search.also.language'],
      run: () => void toggle(),
    },
    { id: 'shortcuts', icon: IconKeyboard, words: ['shell.user.shortcuts'], run: openSheet },
    {
      id: 'lock',
      icon: IconLock,
      words: ['shell.user.lock'],
      run: () => void lockScreen(kind),
    },
    {
      id: 'logout',
      icon: IconLogout,
      words: ['shell.user.logout', 'search.also.logout'],
      run: logout,
    },
  ]
}

const ownAbsences: Act = {
  id: 'own_absences',
  icon: IconBeach,
  words: ['search.own_absences', 'search.also.own_absences'],
  href: urlFor('own_absences.index'),
}

function officeActs(may: (permission: string) => boolean): Act[] {
  const imports = imported.filter(
    (area) => may('admin.imports.create') && may(`admin.${area}.create`)
  )
  const acts: (Act | false)[] = [
    mayNewFamily(may) && {
      id: 'family',
      icon: IconPlus,
      words: ['search.family', 'search.also.create', 'search.also.family'],
      href: urlFor('admin.families.create'),
    },
    may('admin.financial_settings.index') && {
      id: 'amounts_and_tax',
      icon: IconSettings,
      words: ['areas.financial_settings.title'],
      run: openSettings,
    },
    ...imports.map((area) => ({
      id: `import.${area}`,
      icon: IconFileImport,
      words: [`search.import.${area}`],
      href: recordUrls(area).import?.(),
    })),
  ]
  return [...acts.filter((act) => act !== false), ...waitingActs(may)]
}
