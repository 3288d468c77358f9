import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { BranchDialog } from '~/components/branches/branch_dialog'
import { BranchItem } from '~/components/branches/branch_item'
import type { Branch } from '~/components/branches/types'
import { PageHeader } from '~/ui/page/page_header'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

interface BranchesIndexProps {
  branches: Branch[]
  may_add: boolean
  may_update: boolean
}

export default function BranchesIndex(props: BranchesIndexProps) {
  const { branches, may_add: mayAdd, may_update: mayUpdate } = props
  const t = useTranslations('branches')
  const settings = useTranslations('general')
  const [edited, edit] = useState<string>()
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        crumbs={[{ label: settings('title'), href: urlFor('admin.settings.general.edit') }]}
        primary={mayAdd && <Button onClick={() => edit('new')}>{t('add')}</Button>}
      />
      <section className={record.card}>
        <ul className={rows.rows}>
          {branches.map((branch) => (
            <BranchItem
              key={branch.id}
              branch={branch}
              mayUpdate={mayUpdate}
              onEdit={() => edit(branch.id)}
            />
          ))}
        </ul>
      </section>
      {edited && (
        <BranchDialog
          branch={branches.find(({ id }) => id === edited) ?? null}
          onClose={() => edit(undefined)}
        />
      )}
    </>
  )
}
