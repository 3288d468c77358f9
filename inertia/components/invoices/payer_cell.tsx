import { usePayerNames } from '~/components/invoices/use_payer_names'
import classes from '~/ui/record/names.module.css'

export function PayerCell({ payer }: { payer: { name: string; name_other: string | null } }) {
  const { lead, other } = usePayerNames()(payer)
  return (
    <div className={classes.names}>
      <bdi>{lead}</bdi>
      {other && (
        <div className={classes.other}>
          <bdi>{other}</bdi>
        </div>
      )}
    </div>
  )
}
