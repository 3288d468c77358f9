import { useShared } from '~/hooks/use_shared'
import { Mark } from '~/ui/mark'
import classes from '~/components/shell/brand.module.css'

export function Brand() {
  const { tenant, app } = useShared()
  return (
    <>
      <span className={classes.mark} data-brand-mark>
        {tenant?.logo ? (
          <img src={tenant.logo} alt="" width={24} height={24} />
        ) : (
          <Mark size={24} />
        )}
      </span>
      <span className={classes.name}>{tenant?.name ?? app.name}</span>
    </>
  )
}
