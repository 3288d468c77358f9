import { Link } from '@adonisjs/inertia/react'
import { Checkbox, Pagination } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { UnbilledFamily, UnbilledSummary } from '~/components/invoice_drafts/types'
import { UnbilledFamilyCard } from '~/components/invoice_drafts/unbilled/unbilled_family_card'
import type { useChosenFamilies } from '~/components/invoice_drafts/unbilled/use_chosen_families'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/invoice_drafts/unbilled/unbilled.module.css'

interface UnbilledListProps {
  families: UnbilledFamily[]
  summary: UnbilledSummary
  chosen: ReturnType<typeof useChosenFamilies>
  link: (page: number) => string
}

export function UnbilledList({ families, summary, chosen, link }: UnbilledListProps) {
  const t = useTranslations('invoice_drafts')
  const { number } = useFormat()
  const { page, pages } = summary
  return (
    <section className={classes.list} aria-label={t('families')}>
      {summary.families > 0 && (
        <div className={classes.all}>
          <Checkbox
            checked={chosen.isEverybody}
            indeterminate={!chosen.isEverybody && chosen.families > 0}
            onChange={chosen.toggleAll}
            label={t('choose_all', { count: summary.families })}
          />
          <span className={classes.facts}>{t('before_tax')}</span>
        </div>
      )}
      <ul className={classes.families}>
        {families.map((family) => (
          <UnbilledFamilyCard
            key={family.id}
            family={family}
            isChosen={chosen.isChosen(family)}
            onToggle={() => chosen.toggle(family)}
          />
        ))}
      </ul>
      {pages > 1 && (
        <Pagination
          component="nav"
          aria-label={t('pages')}
          className={classes.pages}
          size="sm"
          value={page}
          total={pages}
          getItemProps={(to) => ({
            'component': Link,
            'href': link(to),
            'preserveState': true,
            'children': number(to),
            'aria-label': t('page', { page: number(to), pages: number(pages) }),
          })}
          withControls={false}
        />
      )}
    </section>
  )
}
