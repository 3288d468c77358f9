import { termCatalogue } from '#app/admin/terms/term_catalogue'
import { catalogueRoutes } from '#core/catalogue/catalogue_routes'

catalogueRoutes(termCatalogue)
