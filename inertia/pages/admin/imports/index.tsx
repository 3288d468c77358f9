import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ImportsList } from '~/components/imports/imports_list'
import type { ImportList } from '~/components/imports/types'
import { useFormat } from '~/hooks/use_format'
import { EmptyState } from '~/ui/page/empty_state'
import { ListCard } from '~/ui/list/list_card'
import { PageHeader } from '~/ui/page/page_header'

interface ImportsIndexProps {
  imports: ImportList
  can: { create: boolean }
}

export default function ImportsIndex({ imports, can }: ImportsIndexProps) {
  const t = useTranslations('imports')
  const { number } = useFormat()
  const isFirstUse = imports.meta.total === 0
  const add = can.create && (
    <Button
      component={Link}
      href={urlFor('admin.imports.create')}
      leftSection={<IconPlus size={16} aria-hidden />}
      data-shortcut="create"
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        count={isFirstUse ? undefined : number(imports.meta.total)}
        primary={!isFirstUse && add}
      />
      {isFirstUse ? (
        <ListCard>
          <EmptyState
            icon={<IconFileImport size={24} />}
            title={t('none.title')}
            text={t('none.text')}
            actions={add}
          />
        </ListCard>
      ) : (
        <ImportsList imports={imports} />
      )}
    </>
  )
}
