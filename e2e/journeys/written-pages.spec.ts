import { checkPages } from './page-checks.ts';
import { writtenPages } from './site.ts';

checkPages(writtenPages);
