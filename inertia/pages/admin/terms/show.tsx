import type { Data } from '@generated/data'
import { EntryPage } from '~/components/catalogue/entry_page'
import { recordUrls } from '~/ui/record/record_urls'
import type { EntryProps } from '~/components/catalogue/types'
import { Link } from '@adonisjs/inertia/react'
import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { EntryFacts } from '~/components/catalogue/entry_facts'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import record from '~/ui/record/record.module.css'

type TermShowProps = EntryProps & { term: Data.Admin.Terms.Term }

export default function TermShow({ term, uses, activity, tab, can }: TermShowProps) {
  return (
    <EntryPage
      area="terms"
      one="term"
      entry={term}
      uses={uses}
      activity={activity}
      tab={tab}
      can={can}
      urls={recordUrls('terms')}
      overview={<TermOverview term={term} />}
    />
  )
}

function TermOverview({ term }: { term: Data.Admin.Terms.Term }) {
  const t = useTranslations('terms')
  const format = useFormat()
  const names = useBothNames()
  return (
    <div className={record.record}>
      {term.overlaps.length > 0 && (
        <Alert color="attention" icon={<IconAlertTriangle aria-hidden />} title={t('overlaps')}>
          {term.overlaps.map((other) => (
            <Anchor
              key={other.id}
              component={Link}
              href={urlFor('admin.terms.show', { id: other.id })}
              display="block"
            >
              {names(other).lead}
            </Anchor>
          ))}
        </Alert>
      )}
      <EntryFacts
        area="terms"
        entry={term}
        facts={[
          { label: t('fields.starts_on'), value: format.day(term.starts_on) },
          { label: t('fields.ends_on'), value: format.day(term.ends_on) },
        ]}
      />
    </div>
  )
}
