// Common first names, to tell a person's name from a shop's. Names that are also ordinary words or places are left out.
import { fold } from './words.ts';

export function isFirstName(word: string): boolean {
  return names.has(fold(word));
}

const names = new Set(
  fold(`
  Aaron Abigail Adam Adrian Agnes Aidan Aisha Alan Albert Alex Alexander Alexandra Alfie Alice Alison Amanda Amelia Amy Andrea
  Andrew Andy Angela Anika Anita Ann Anna Anne Annie Ansel Anthony Anya Arthur Asha Audrey Barbara Bea Beatrice Ben Benjamin
  Bernard Beth Bethany Brandon Brenda Brian Bridget Bruno Caitlin Callum Cameron Carl Carla Carol Caroline Catherine Cathy Cecilia
  Charles Charlie Chloe Chris Christina Christine Christopher Claire Clara Colin Connor Craig Cynthia Daisy Damian Dan Daniel
  Daniela Danielle Dario Dave David Deborah Denise Dennis Derek Diana Diane Dominic Donna Dorothy Douglas Dylan Eddie Edith Edward
  Edwin Eileen Elaine Eleanor Elena Eli Elijah Elizabeth Ella Ellen Ellie Elliot Eloise Emily Emma Eric Erica Erin Esme Esther
  Ethan Eva Eve Evan Evelyn Ezra Felicity Fergus Finn Fiona Frances Francis Frank Fred Freya Gareth Gary Gemma Geoff George Georgia
  Gerald Gina Gillian Gordon Graham Greg Gregory Hannah Harriet Harry Hazel Heather Heidi Helen Helena Henry Holly Howard Hugh
  Hugo Ian Imogen Ingrid Irene Isaac Isabel Isabella Isla Isobel Jack Jacob Jade Jake James Jamie Jane Janet Janice Jasmine Jason
  Jean Jeff Jennifer Jenny Jeremy Jess Jesse Jessica Jill Jim Jimmy Joan Joanna Joe Joel John Jonah Jonathan Jordan Joseph
  Josephine Josh Joshua Joyce Judith Judy Julia Julian Julie Justin Karen Kate Katherine Kathleen Kathryn Katie Kayla Keith Kelly
  Ken Kenneth Kevin Kieran Kim Kofi Kristen Kyle Lara Laura Lauren Lawrence Leah Leo Leon Leonard Lewis Liam Libby Linda Lindsay
  Lisa Liz Logan Lorna Lottie Louis Louise Lucas Lucy Luke Lydia Lynn Madeleine Maeve Maggie Malcolm Marcus Margaret Maria Marion
  Mark Martha Martin Marvin Mary Mason Matt Matthew Maureen Maya Megan Mel Melanie Melissa Mia Michael Michelle Mike Miles Millie
  Mira Miriam Mohammed Molly Monica Morgan Nadia Naomi Natalie Natasha Nathan Neil Nicholas Nick Nicola Nicole Nigel Nina Noah
  Nora Oliver Olivia Omar Orla Oscar Owen Pamela Patricia Patrick Paul Paula Pauline Penelope Pete Peter Phil Philip Phoebe Polly
  Priya Rachel Ralph Ravi Ray Raymond Rebecca Rhys Richard Rob Robert Roger Ronald Rosie Rosemary Ross Ruby Russell Ruth Ryan
  Sally Sam Samantha Samuel Sandra Sara Sarah Scott Sean Sebastian Seth Shannon Sharon Shaun Sheila Silas Simon Sofia Sophia Sophie
  Stacey Stella Stephanie Stephen Steve Steven Stuart Sue Susan Suzanne Sylvia Tamara Tanya Tara Tess Tessa Thea Theo Theresa
  Thomas Tim Timothy Tina Toby Tom Tony Tracey Tracy Trevor Tyler Vanessa Vera Victor Vincent Vivian Walter Wendy Wes William
  Yasmin Yvonne Zadie Zara Zoe
  Anja Annika Anton Antje Bastian Birgit Björn Britta Carsten Christian Claudia Dieter Dirk Dominik Elke Emil Fabian Felix
  Florian Franziska Frieda Friedrich Gabi Gerd Gerhard Gisela Greta Günter Hanna Hannes Hans Heike Heiko Heinz Helga Henrik
  Horst Ilse Ines Ingo Jana Jens Johanna Johannes Jonas Jörg Josef Juliane Jürgen Kai Karin Karl Karsten Katharina Katja Katrin
  Kerstin Klara Klaus Konrad Lars Lea Lena Lennart Leonie Lilli Lina Linus Lotta Lukas Manfred Manuela Marie Marlene Mathilda
  Matthias Max Maximilian Michaela Mila Moritz Nele Nico Niklas Nils Olaf Ole Oliver Pascal Petra Philipp Rainer Ralf Reiner
  Renate Robin Rolf Romy Sabine Sabrina Sandra Saskia Silke Simone Sonja Stefan Stefanie Steffen Susanne Svenja Sven Theresa Thilo
  Thorsten Till Tobias Torben Udo Ulrich Ulrike Ursula Ute Uwe Verena Volker Werner Wiebke Wolfgang Yannick
  Adèle Adrien Agathe Alain Alexandre Alexis Amandine Amélie André Anaïs Antoine Apolline Arnaud Aurélie Aurore Baptiste Bastien
  Benoît Bertrand Brigitte Camille Cécile Cédric Céline Chantal Charlotte Christelle Christophe Clémence Clément Corinne
  Delphine Didier Élodie Éloïse Émilie Emmanuel Éric Estelle Étienne Eugénie Fabien Fabrice Florence Françoise François Frédéric
  Gaëlle Gaspard Geneviève Gérard Gilles Guillaume Guy Hélène Henri Hervé Inès Isabelle Jacqueline Jacques Jérôme Jeanne
  Joséphine Julien Juliette Justine Karine Laetitia Laurence Laurent Léa Loïc Lucie Ludovic Madeleine Manon Marc Marcel Margaux
  Margot Marine Marion Mathieu Mathilde Mathis Maxime Mélanie Michel Mireille Mickaël Monique Nathalie Nicolas Noé Noémie Océane
  Odile Olivier Patrice Pauline Philippe Pierre Quentin Raphaël Raymond Rémi Romain Roxane Sandrine Sébastien Serge Solène Stéphane
  Stéphanie Sylvain Sylvie Théo Thibault Thierry Thomas Valentin Valérie Véronique Victoire Vincent Virginie Xavier Yann Yves Zoé
  Adriana Agustín Alba Alberto Alejandra Alejandro Alfonso Alicia Álvaro Ana Andrés Ángel Ángela Antonio Arturo Beatriz Begoña
  Camila Carlos Carmen Carolina Catalina César Claudia Concepción Cristina Cristóbal Daniel Diego Eduardo Elena Emilio Enrique
  Esteban Estefanía Eugenia Federico Felipe Fernanda Fernando Francisca Francisco Gabriel Gabriela Gloria Gonzalo Guillermo
  Gustavo Héctor Ignacio Inés Irene Iván Jaime Javier Jesús Joaquín Jorge José Josefina Juan Juana Julieta Julio Leticia Lorena
  Lucía Luis Luisa Luz Manuel Marcela Marcos María Mariana Mario Marta Martina Mateo Matías Mauricio Mercedes Miguel Mónica
  Nicolás Noelia Nuria Olga Óscar Pablo Paloma Patricia Pedro Pilar Rafael Ramón Raquel Raúl Ricardo Roberto Rocío Rodrigo Rosa
  Rosario Rubén Salvador Santiago Sergio Silvia Sofía Soledad Susana Teresa Tomás Valentina Valeria Verónica Vicente Ximena
  Alessandra Alessandro Alessia Alessio Alfredo Anita Antonella Beatrice Benedetta Bianca Camilla Carlotta Caterina Chiara Cinzia
  Claudio Cristiano Dario Davide Domenico Edoardo Elisa Emanuele Enrico Enzo Fabio Fabrizio Federica Filippo Flavia Francesca
  Francesco Gabriele Giacomo Giada Gianni Gianluca Giorgia Giorgio Giovanna Giovanni Giulia Giulio Giuseppe Gloria Ilaria Jacopo
  Laura Leonardo Lorenzo Luca Lucia Luciano Ludovica Luigi Maddalena Manuel Marcello Marco Margherita Marta Massimo Matilde Matteo
  Mattia Maurizio Michela Michele Nicola Nicolò Noemi Ornella Paolo Pietro Raffaele Riccardo Roberta Rosanna Sabrina Salvatore
  Sara Serena Silvana Simona Stefania Stefano Tommaso Umberto Valentina Valerio Veronica Vincenzo Viola Vittoria
  Adriano Afonso Aline Amanda Antônio António Armando Augusto Bárbara Beatriz Benedita Bernardo Bruna Caio Carla Cátia Cecília
  Célia Clarice Cláudia Cláudio Débora Denis Diogo Domingos Duarte Eduarda Elisabete Fábio Fátima Filipa Filipe Flávia Francisca
  Gabriel Gonçalo Graça Guilherme Gustavo Heitor Helena Henrique Hugo Inácio Inês Iara Isabel Ivo Joana João Joaquim Jorge José
  Júlia Juliana Larissa Laís Leandro Letícia Lígia Lorenzo Lourenço Luana Luís Luísa Luiz Madalena Mafalda Manuela Marcelo Márcia
  Mariana Marília Mário Mateus Matilde Mauro Miguel Murilo Natália Nelson Nuno Otávio Patrícia Paula Paulo Pedro Priscila Rafaela
  Raquel Regina Renata Renato Ricardo Rita Rodrigo Rogério Rosana Rui Sandro Sílvia Simão Sônia Susana Tatiana Telmo Teresa Thiago
  Tiago Tomás Valéria Vanessa Vasco Vera Vinícius Vitor Vitória Yara
  Aylin Ayşe Bram Can Daan Defne Ece Elif Emre Fatima Fleur Hana Ipek Ivan Joris Karim Kerem Layla Leila Lotte Magda Marek
  Maryam Mert Mikkel Noa Noor Nour Olga Ozan Pavel Piotr Rana Ruben Salma Sanne Shira Sven Tamar Tariq Thijs Tove Yousef Zeynep
  Agnieszka Katarzyna Astrid Erik Freja Ida Johan Kirsten Linnea Magnus Mette Oskar Pernille Rasmus Signe Søren`)
    .split(/\s+/u)
    .filter((name) => name !== ''),
);
