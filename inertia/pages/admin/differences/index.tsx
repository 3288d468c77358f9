import { Button, Checkbox, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/differences/differences.module.css'
import { FamilyDifferencesCard } from '~/components/differences/family_differences'
import type {
  FamilyDifferencesProps,
  SettlementAbilitiesProps,
} from '~/components/differences/types'
import { useSettling } from '~/components/differences/use_settling'
import { useFormat } from '~/hooks/use_format'
import { ListCard } from '~/ui/list/list_card'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'

type DifferencesProps = {
  families: FamilyDifferencesProps[]
  can: SettlementAbilitiesProps
}

export default function DifferencesIndex({ families, can }: DifferencesProps) {
  const t = useTranslations('differences')
  const { number } = useFormat()
  const invoices = useTranslations('areas.invoices')('title')
  const settling = useSettling(families, can)
  const { open, picked, choose, settle, isPending } = settling
  const count = families.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <>
      <PageHeader
        title={t('title')}
        count={count > 0 ? number(count) : undefined}
        lead={t('lead')}
        crumbs={[{ label: invoices, href: urlFor('admin.invoices.index') }]}
      />
      {families.length === 0 && (
        <ListCard>
          <EmptyState title={t('none.title')} text={t('none.text')} />
        </ListCard>
      )}
      <Stack gap="md">
        {families.map((family) => (
          <FamilyDifferencesCard
            key={family.payer.id}
            family={family}
            can={can}
            settling={settling}
          />
        ))}
        {open.length > 0 && (
          <div className={classes.bar}>
            <Checkbox
              label={t('choose_all')}
              checked={picked.length === open.length}
              indeterminate={picked.length > 0 && picked.length < open.length}
              onChange={(event) =>
                choose(
                  open.map(({ key }) => key),
                  event.currentTarget.checked
                )
              }
            />
            <Button loading={isPending} disabled={picked.length === 0} onClick={settle}>
              {t('settle', { count: picked.length })}
            </Button>
          </div>
        )}
      </Stack>
    </>
  )
}
