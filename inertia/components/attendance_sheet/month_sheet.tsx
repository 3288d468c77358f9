import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { SheetLegend } from '~/components/attendance_sheet/sheet_legend'
import { SheetTable } from '~/components/attendance_sheet/sheet_table'
import type { Sheet } from '~/components/attendance_sheet/types'
import { useMonth } from '~/components/attendance_sheet/use_month'
import { urlFor } from '~/client'
import { usePermissions } from '~/hooks/use_permissions'
import { ListCard } from '~/ui/list/list_card'
import { EmptyState } from '~/ui/page/empty_state'
import { locales } from '#domain/shared/choices/locales'
import classes from '~/components/attendance_sheet/sheet.module.css'
import { Menu } from '~/ui/menu/menu'

/** A group's month, students by sessions, and the ways to other months and to paper. */
export function MonthSheet({ group, sheet }: { group: string; sheet: Sheet }) {
  const t = useTranslations('attendance_sheet')
  const month = useMonth()
  const { sessions, students } = sheet
  return (
    <ListCard
      toolbar={
        <>
          <MonthLink group={group} month={sheet.previous} label={t('previous')} />
          <h2 className={classes.month}>{month(sheet.month)}</h2>
          <MonthLink group={group} month={sheet.next} label={t('next')} isNext />
          {students.length > 0 && <SheetFiles group={group} month={sheet.month} />}
        </>
      }
    >
      {sessions.length === 0 || students.length === 0 ? (
        <EmptyState title={t('none_title')} text={t('none_text')} />
      ) : (
        <>
          <SheetTable sheet={sheet} />
          <SheetLegend />
        </>
      )}
    </ListCard>
  )
}

interface MonthLinkProps {
  group: string
  month: string
  label: string
  isNext?: boolean
}

function MonthLink({ group, month, label, isNext }: MonthLinkProps) {
  const Icon = isNext ? IconChevronRight : IconChevronLeft
  return (
    <Button
      component={Link}
      variant="default"
      px="xs"
      href={urlFor('admin.groups.show', { id: group }, { qs: { tab: 'attendance', month } })}
      preserveScroll
      aria-label={label}
    >
      <Icon size={16} className="mirrored" aria-hidden />
    </Button>
  )
}

function SheetFiles({ group: id, month }: { group: string; month: string }) {
  const t = useTranslations('attendance_sheet')
  const list = useTranslations('ui.list')
  const may = usePermissions()
  const file = urlFor(
    'admin.groups.attendance.sheet_export.show',
    { id },
    { qs: { month, format: 'xlsx' } }
  )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />}>
          {list('print')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {locales.map((locale) => (
          <Menu.Item
            key={locale}
            component="a"
            href={urlFor('admin.groups.attendance.sheet.show', { id }, { qs: { month, locale } })}
            target="_blank"
            rel="noopener"
          >
            {t(`print.${locale}`)}
          </Menu.Item>
        ))}
        {may('admin.exports.index') && (
          <Menu.Item component="a" href={file} download>
            {list('export.xlsx')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
