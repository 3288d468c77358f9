import { Button } from '@mantine/core'
import { Link } from '@adonisjs/inertia/react'
import { useTranslations } from 'use-intl'
import { sampleActivity } from '~/components/preview/sample/sample_activity'
import { sampleUrls } from '~/components/preview/sample/sample_urls'
import { sampleRows } from '~/components/preview/sample/sample_rows'
import { SampleStatusWord } from '~/components/preview/sample/use_sample_columns'
import { useFormat } from '~/hooks/use_format'
import { Money } from '~/ui/money'
import { PageHeader } from '~/ui/page/page_header'
import { RecordActivity } from '~/ui/record/activity/record_activity'
import { PersonCell } from '~/ui/record/person_cell'
import preview from '~/components/preview/preview.module.css'
import classes from '~/ui/record/record.module.css'

const taken = { minor: '4587500', currency: 'USD', exponent: 2 }
const due = { minor: '912550', currency: 'USD', exponent: 2 }

/** What a person who opens the office in the morning looks at first. */
export function SampleOverview() {
  const t = useTranslations('preview')
  const { number } = useFormat()
  const figures = [
    { label: t('overview.students'), value: number(1248) },
    { label: t('overview.today'), value: number(36) },
    { label: t('overview.taken'), value: <Money amount={taken} /> },
    { label: t('overview.due'), value: <Money amount={due} /> },
  ]
  return (
    <div className={classes.record}>
      <PageHeader
        title={t('overview.title')}
        lead={t('overview.lead')}
        primary={
          <Button component={Link} href={sampleUrls.create()}>
            {t('add')}
          </Button>
        }
      />
      <div className={preview.figures}>
        {figures.map(({ label, value }) => (
          <dl key={label} className={preview.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </dl>
        ))}
      </div>
      <div className={classes.overview}>
        <RecordActivity area="preview" activity={sampleActivity} />
        <section className={classes.card} aria-labelledby="sample-newest">
          <h2 id="sample-newest" className={preview.name}>
            {t('overview.newest')}
          </h2>
          <ul className={preview.people}>
            {sampleRows.map((row) => (
              <li key={row.id}>
                <PersonCell person={row} href={sampleUrls.show()} />
                <SampleStatusWord row={row} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
