import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { Ladder } from '~/components/levels/ladder'
import type { Step } from '~/components/levels/types'
import { PageHeader } from '~/ui/page/page_header'
import record from '~/ui/record/record.module.css'

export default function LevelsArrange({ steps }: { steps: Step[] }) {
  const t = useTranslations('levels')
  return (
    <>
      <PageHeader
        title={t('arrange.title')}
        crumbs={[{ label: t('title'), href: urlFor('admin.levels.index') }]}
      />
      {steps.length === 0 ? (
        <section className={record.card}>
          <Text c="dimmed">{t('arrange.empty')}</Text>
        </section>
      ) : (
        <Ladder steps={steps} />
      )}
    </>
  )
}
