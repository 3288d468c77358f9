import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useShared } from '~/hooks/use_shared'
import { Menu } from '~/ui/menu/menu'
import { locales } from '#domain/shared/choices/locales'

export interface Printed {
  of: 'group' | 'instructor' | 'room'
  id: string
}

/**
 * This week or month on one page, in the page's language or the other, in a window of its own. The
 * calendar's list says the same as text.
 */
export function PrintMenu({ of, id }: Printed) {
  const t = useTranslations('sessions.of.print')
  const { locale: own } = useShared().app
  const languages = [...locales].sort((one, other) => Number(other === own) - Number(one === own))
  const ways = (['week', 'month'] as const).flatMap((view) =>
    languages.map((locale) => ({ view, locale }))
  )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />}>
          {t('title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          href={urlFor('admin.calendar', {}, { qs: { layout: 'list', [of]: id } })}
        >
          {t('as_list')}
        </Menu.Item>
        {ways.map(({ view, locale }) => (
          <Menu.Item
            key={`${view} ${locale}`}
            component="a"
            href={urlFor('admin.calendar_prints.show', {}, { qs: { view, locale, [of]: id } })}
            target="_blank"
            rel="noopener"
          >
            {t(`${view}.${locale}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
