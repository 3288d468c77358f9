import type { Data } from '@generated/data'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { BranchChoice } from '~/components/branches/types'
import { ProposalsForm } from '~/components/holidays/proposals_form'
import { ProposalsOf } from '~/components/holidays/proposals_of'
import classes from '~/ui/form/form.module.css'
import { PageHeader } from '~/ui/page/page_header'

type HolidayProposalsProps = BranchChoice & {
  proposals: Data.Admin.Holidays.Proposal[]
  country: string
  countries: string[]
  year: number
  years: number[]
  /** Null is the whole centre. */
  branch: string | null
}

export default function HolidayProposals(props: HolidayProposalsProps) {
  const { proposals, country, year, branch } = props
  const t = useTranslations('holidays')
  return (
    <>
      <PageHeader
        title={t('proposals.title')}
        lead={t('proposals.lead')}
        crumbs={[{ label: t('title'), href: urlFor('admin.holidays.index') }]}
      />
      <div className={classes.form}>
        <ProposalsOf {...props} />
        <ProposalsForm
          key={`${country} ${year} ${branch}`}
          proposals={proposals}
          asked={{ country, year, branch }}
        />
      </div>
    </>
  )
}
