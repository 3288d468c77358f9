import { Link } from '@adonisjs/inertia/react'
import { Button, Checkbox, Pagination, Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import classes from '~/components/differences/differences.module.css'
import { FamilyDifferencesCard } from '~/components/differences/family_differences'
import type {
  DifferencesSummaryProps,
  FamilyDifferencesProps,
  SettlementAbilitiesProps,
} from '~/components/differences/types'
import { useSettling } from '~/components/differences/use_settling'
import { useFormat } from '~/hooks/use_format'
import { ListCard } from '~/ui/list/list_card'
import { Money } from '~/ui/money'
import { EmptyState } from '~/ui/page/empty_state'
import { PageHeader } from '~/ui/page/page_header'

type DifferencesProps = {
  families: FamilyDifferencesProps[]
  summary: DifferencesSummaryProps
  can: SettlementAbilitiesProps
}

export default function DifferencesIndex({ families, summary, can }: DifferencesProps) {
  const t = useTranslations('differences')
  const pages = useTranslations('invoice_drafts')
  const { number } = useFormat()
  const invoices = useTranslations('areas.invoices')('title')
  const settling = useSettling(families, can)
  const { open, picked, choose, settle, isPending } = settling
  const { count, page, last_page: last, totals } = summary
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
      {count > 0 && (
        <p className={classes.sums}>
          {t('families', { count: summary.families })}
          {totals.map((total) => (
            <strong key={total.currency}>
              <Money amount={total} />
            </strong>
          ))}
        </p>
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
              label={last > 1 ? t('choose_page') : t('choose_all')}
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
      {last > 1 && (
        <Pagination
          component="nav"
          aria-label={pages('pages')}
          mt="md"
          size="sm"
          value={page}
          total={last}
          getItemProps={(to) => ({
            'component': Link,
            'href': urlFor('admin.differences.index', {}, { qs: { page: to } }),
            'children': number(to),
            'aria-label': pages('page', { page: number(to), pages: number(last) }),
          })}
          withControls={false}
        />
      )}
    </>
  )
}
