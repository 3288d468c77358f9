import { useId, type ReactNode } from 'react'
import classes from '~/components/two_factor/two_factor.module.css'

interface FactorPartProps {
  title: string
  text: string
  state?: ReactNode
  children: ReactNode
}

export function FactorPart({ title, text, state, children }: FactorPartProps) {
  const id = useId()
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id} className={classes.partTitle}>
          {title}
        </h3>
        {state}
      </div>
      <p className={classes.quiet}>{text}</p>
      {children}
    </section>
  )
}
