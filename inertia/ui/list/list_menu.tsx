import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { IconDownload, IconFileImport, IconPrinter } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { usePermissions } from '~/hooks/use_permissions'
import { Menu } from '~/ui/menu/menu'

interface ListMenuProps {
  bring?: string
  exportOf?: (format: 'xlsx' | 'csv') => string
  onPrint: () => void
  total: number
  isMore: boolean
}

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
