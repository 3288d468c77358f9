import { useTranslations } from 'use-intl'
import { sampleActivity } from '~/components/preview/sample/sample_activity'
import { SampleContact } from '~/components/preview/sample/sample_contact'
import { urlFor } from '~/client'
import { Specimen, State } from '~/components/preview/specimen'
import { LinkTabs } from '~/ui/page/link_tabs'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { FactsCard } from '~/ui/record/facts_card'
import { SpansCard } from '~/ui/record/spans_card'
import { NotesCard } from '~/ui/record/notes_card'
import { usePage } from '@inertiajs/react'

const here = urlFor('preview.components', { name: 'records' })
const FEW = 3
const MANY = 12

export function Records() {
  const t = useTranslations('preview')
  return (
    <>
      <Specimen of="FactsCard">
        <State is="filled">
          <SampleContact />
        </State>
        <State is="empty">
          <FactsCard
            title={t('sample.section')}
            facts={[
              { label: t('columns.phone'), value: null },
              { label: t('columns.email'), value: null },
            ]}
          />
        </State>
        <State is="long">
          <FactsCard
            title={t('sample.long_label')}
            facts={[{ label: t('sample.long_label'), value: t('sample.long') }]}
          />
        </State>
      </Specimen>
      <Specimen of="NotesCard">
        <State is="filled">
          <NotesCard title={t('fields.notes')} text={t('sample.value')} />
        </State>
        <State is="long">
          <NotesCard
            title={t('fields.notes')}
            text={`${t('sample.long')}\n\n${t('sample.long')}`}
          />
        </State>
      </Specimen>
      <Specimen of="SpansCard">
        <State is="empty">
          <Spans reasons={[]} />
        </State>
        <State is="long">
          <Spans reasons={[null, t('sample.value'), t('sample.long')]} />
        </State>
      </Specimen>
      <Specimen of="LinkTabs" isWide>
        <State is="ready">
          <Parts label={t('states.ready')} most={FEW} />
        </State>
        <State is="many">
          <Parts label={t('states.many')} most={MANY} />
        </State>
      </Specimen>
      <Specimen of="RecordActivity" isWide>
        <State is="filled">
          <RecordActivity area="preview" activity={sampleActivity} />
        </State>
      </Specimen>
    </>
  )
}

function Spans({ reasons }: { reasons: (string | null)[] }) {
  const t = useTranslations('preview.sample')
  const value = t('value')
  return (
    <SpansCard
      words={{ title: t('section'), add: t('label'), none: t('help') }}
      spans={reasons.map((reason, place) => ({
        id: String(place),
        from: value,
        until: value,
        reason,
        removal: t('choice', { number: place + 1 }),
      }))}
      can
      removalUrl={() => here}
      dialog={() => null}
    />
  )
}

function Parts({ label, most }: { label: string; most: number }) {
  const t = useTranslations('preview.sample')
  const query = new URLSearchParams(usePage().url.split('?')[1])
  const current = Number(query.get('part') ?? 1)
  return (
    <LinkTabs
      label={label}
      tabs={Array.from({ length: most }, (_, place) => ({
        href: `${here}?part=${place + 1}`,
        label: t('choice', { number: place + 1 }),
        count: place % 2 === 1 ? place * 12 : undefined,
        isCurrent: current === place + 1,
      }))}
    />
  )
}
