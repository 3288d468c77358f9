import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { ExpiryWord, type Expiry } from '~/components/instructors/documents/expiry_word'
import { type documentKinds } from '#domain/people/instructors/rules/document_kinds'
import { EmptyState } from '~/ui/page/empty_state'
import type { StoredNames } from '#domain/shared/text/person_names'
import { PageHeader } from '~/ui/page/page_header'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

type ExpiringDocument = StoredNames & {
  id: string
  kind: (typeof documentKinds)[number]
  title: string
  expires_on: string | null
  expiry: Expiry
  instructor_id: string
}

type ExpiringProps = {
  documents: ExpiringDocument[]
  days: number
}

export default function Expiring({ documents, days }: ExpiringProps) {
  const t = useTranslations('instructors')
  const names = useNames()
  const crumbs = [{ label: t('title'), href: urlFor('admin.instructors.index') }]
  return (
    <>
      <PageHeader title={t('expiring.title')} lead={t('expiring.lead', { days })} crumbs={crumbs} />
      <section className={record.card}>
        {documents.length === 0 ? (
          <EmptyState title={t('expiring.none')} text={t('expiring.none_lead')} />
        ) : (
          <ul className={rows.rows}>
            {documents.map((document) => (
              <li key={document.id}>
                <div>
                  <Anchor
                    component={Link}
                    href={`${urlFor('admin.instructors.show', { id: document.instructor_id })}?tab=documents`}
                    fw={600}
                  >
                    <bdi>{names(document).lead}</bdi>
                  </Anchor>
                  <div className={rows.quiet}>
                    {t(`document_kind.${document.kind}`)} · <bdi>{document.title}</bdi>
                  </div>
                </div>
                <ExpiryWord expiry={document.expiry} day={document.expires_on} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
