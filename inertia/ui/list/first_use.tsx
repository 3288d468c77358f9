import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyState } from '~/ui/page/empty_state'
import { ListCard } from '~/ui/list/list_card'
import { useAreaWords, type Area } from '~/ui/use_area_words'

interface FirstUseProps {
  area: Area
  icon: ReactNode
  add: ReactNode
  beside?: ReactNode
  bring?: string
}

export function FirstUse({ area, icon, add, beside, bring }: FirstUseProps) {
  const words = useAreaWords(area)
  const t = useTranslations('ui.list')
  return (
    <ListCard>
      <EmptyState
        icon={icon}
        title={words('first_use.title')}
        text={add ? words('first_use.lead') : t('nothing_added')}
        actions={
          <>
            {add}
            {beside}
            {bring && (
              <Button
                component={Link}
                href={bring}
                variant="default"
                leftSection={<IconFileImport size={16} aria-hidden />}
              >
                {t('import_instead')}
              </Button>
            )}
          </>
        }
      />
    </ListCard>
  )
}
