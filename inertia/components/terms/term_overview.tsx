import { Link } from '@adonisjs/inertia/react'
import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { termUrls } from '~/components/terms/term_urls'
import type { TermDetail } from '~/components/terms/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/both_names'
import { FactsCard } from '~/ui/record/facts_card'
import record from '~/ui/record/record.module.css'

/** What is known about a term, and with which others it shares days. */
export function TermOverview({ term }: { term: TermDetail }) {
  const t = useTranslations('terms')
  const format = useFormat()
  const names = useBothNames()
  const code = <bdi dir="ltr">{term.code}</bdi>
  return (
    <div className={record.record}>
      {term.overlaps.length > 0 && (
        <Alert color="attention" icon={<IconAlertTriangle aria-hidden />} title={t('overlaps')}>
          {term.overlaps.map((other) => (
            <Anchor key={other.id} component={Link} href={termUrls.show(other.id)} display="block">
              {names(other).lead}
            </Anchor>
          ))}
        </Alert>
      )}
      <FactsCard
        facts={[
          { label: t('fields.name_en'), value: term.name_en && <bdi>{term.name_en}</bdi> },
          { label: t('fields.name_ar'), value: term.name_ar && <bdi>{term.name_ar}</bdi> },
          { label: t('fields.code'), value: code, copy: term.code },
          { label: t('fields.starts_on'), value: format.day(term.starts_on) },
          { label: t('fields.ends_on'), value: format.day(term.ends_on) },
        ]}
      />
    </div>
  )
}
