import { Button } from '@mantine/core'
import { IconCoin } from '@tabler/icons-react'
import { router, usePage } from '@inertiajs/react'
import { useTranslations } from 'use-intl'
import { sampleActivity } from '~/components/preview/sample/sample_activity'
import { SampleContact } from '~/components/preview/sample/sample_contact'
import { inBothScripts, longNamed } from '~/components/preview/sample/sample_people'
import { sampleRows } from '~/components/preview/sample/sample_rows'
import { everything, sampleUrls } from '~/components/preview/sample/sample_urls'
import { SampleStatusWord } from '~/components/preview/sample/use_sample_columns'
import { Avatar } from '~/ui/avatar'
import { useNames } from '~/ui/names/use_names'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { FactsCard } from '~/ui/record/facts_card'
import { NotesCard } from '~/ui/record/notes_card'
import { RecordHeader } from '~/ui/record/record_header'
import { RecordPage } from '~/ui/record/record_page'
import { RecordTabs, useUsualTabs } from '~/ui/record/record_tabs'
import classes from '~/ui/record/record.module.css'

/** As its address asks: of the usual name, of a long one (`?is=long`), or archived. */
export function SampleRecord({ tab }: { tab: string }) {
  const t = useTranslations('preview')
  const { overview, activity } = useUsualTabs()
  const is = new URLSearchParams(usePage().url.split('?')[1]).get('is')
  const person = is === 'long' ? longNamed : inBothScripts
  const row = sampleRows[is === 'archived' ? 3 : 0]!
  const { lead, other, parts } = useNames()(person)
  return (
    <RecordPage name={lead}>
      <RecordHeader
        area="preview"
        record={row}
        name={{ lead, other }}
        picture={<Avatar person={{ ...parts, photo: null }} size={56} />}
        lead={
          <>
            <SampleStatusWord row={row} />
            <span>{t('sample.fact')}</span>
          </>
        }
        urls={sampleUrls}
        can={everything}
        primary={
          <Button
            leftSection={<IconCoin size={16} aria-hidden />}
            onClick={() => router.flash(() => ({ notice: t('pressed') }))}
          >
            {t('acts.pay')}
          </Button>
        }
      />
      <RecordTabs
        url={sampleUrls.show()}
        tabs={[overview, { ...activity, count: sampleActivity.length }]}
        current={tab}
      />
      {tab === 'activity' ? (
        <RecordActivity area="preview" activity={sampleActivity} />
      ) : (
        <Overview />
      )}
    </RecordPage>
  )
}

function Overview() {
  const t = useTranslations('preview')
  return (
    <div className={classes.overview}>
      <div className={classes.record}>
        <FactsCard
          facts={[
            { label: t('columns.number'), value: <bdi dir="ltr">S-0001</bdi> },
            { label: t('columns.status'), value: t('status.active') },
            { label: t('sample.day'), value: null },
          ]}
        />
        <NotesCard title={t('fields.notes')} text={t('sample.long')} />
      </div>
      <SampleContact />
    </div>
  )
}
