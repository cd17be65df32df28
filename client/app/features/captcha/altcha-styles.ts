// The shop's rules come after the widget's, which they replace.
import 'altcha/altcha.css';
import './altcha-box.css';
