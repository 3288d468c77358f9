import { Link } from '@adonisjs/inertia/react'
import { Text } from '@mantine/core'
import { IconPrinter, IconRss } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useProfileRoute } from '~/components/profile/profile'
import { useShared } from '~/hooks/use_shared'
import { Menu } from '~/ui/menu/menu'
import { locales } from '#domain/shared/choices/locales'

const views = ['week', 'month'] as const

interface CalendarMenuProps {
  /** Where a page of it is printed; null where it isn't known of whom, undefined where nothing is. */
  printHref?: ((asked: { view: string; locale: string }) => string) | null
}

/** What else one does with a calendar: print it, or follow it in another one. */
export function CalendarMenu({ printHref }: CalendarMenuProps) {
  const t = useTranslations('calendar.menu')
  const { locale: own } = useShared().app
  const profile = useProfileRoute()
  const languages = [...locales].sort((one, other) => Number(other === own) - Number(one === own))
  const ways = views.flatMap((view) => languages.map((locale) => ({ view, locale })))
  return (
    <>
      {printHref === null && (
        <Menu.Item disabled leftSection={<IconPrinter size={16} aria-hidden />}>
          {t('print')}
          <Text size="xs">{t('print_needs')}</Text>
        </Menu.Item>
      )}
      {printHref &&
        ways.map(({ view, locale }) => (
          <Menu.Item
            key={`${view} ${locale}`}
            component="a"
            href={printHref({ view, locale })}
            target="_blank"
            rel="noopener"
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            {t(`${view}.${locale}`)}
          </Menu.Item>
        ))}
      <Menu.Item
        component={Link}
        href={`${urlFor(profile, {}, { qs: { tab: 'preferences' } })}#calendar-feed`}
        leftSection={<IconRss size={16} aria-hidden />}
      >
        {t('feed')}
      </Menu.Item>
    </>
  )
}
