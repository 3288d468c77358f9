import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Menu } from '@mantine/core'
import { IconDownload, IconFileImport, IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { usePermissions } from '~/hooks/use_permissions'

interface ListMenuProps {
  /** Where such records are imported; absent: it isn't offered. */
  bring?: string
  /** Where all that the filter shows is to be had as a file; absent: nowhere. */
  exportOf?: (format: 'xlsx' | 'csv') => string
  onPrint: () => void
  /** How many rows the filter shows, or more than that. */
  total: number
  isMore: boolean
}

/** What may be done with a list as a whole: import, export, print. */
export function ListMenu({ bring, exportOf, onPrint, total, isMore }: ListMenuProps) {
  const t = useTranslations('ui.list')
  const may = usePermissions()
  return (
    <>
      {bring && (
        <Menu.Item
          component={Link}
          href={bring}
          leftSection={<IconFileImport size={16} aria-hidden />}
        >
          {t('import')}
        </Menu.Item>
      )}
      {exportOf &&
        may('admin.exports.index') &&
        (['xlsx', 'csv'] as const).map((format) => (
          <Menu.Item
            key={format}
            component="a"
            href={exportOf(format)}
            download
            onClick={() =>
              router.flash('notice', t(isMore ? 'exporting_more' : 'exporting', { count: total }))
            }
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
      <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={onPrint}>
        {t('print')}
      </Menu.Item>
    </>
  )
}
