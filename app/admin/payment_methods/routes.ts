import { paymentMethodCatalogue } from '#app/admin/payment_methods/payment_method_catalogue'
import { catalogueRoutes } from '#core/catalogue/catalogue_routes'

catalogueRoutes(paymentMethodCatalogue)
